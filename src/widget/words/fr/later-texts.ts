import type { Texts } from '#ui/messages/messages.ts'

/** Words of the steps behind the tabs, by file. */
export const texts = import.meta.glob<Texts>('./{booking,my_account,price,sign_in,trips}.json', {
  eager: true,
  import: 'default',
})
