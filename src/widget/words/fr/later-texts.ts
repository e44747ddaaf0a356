import type { Texts } from '#ui/messages/messages.ts'

/** What the steps behind the tabs say, by file. */
export const texts = import.meta.glob<Texts>('./{booking,my_account,price,sign_in,trips}.json', {
  eager: true,
  import: 'default',
})
