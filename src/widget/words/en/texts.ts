import type { Texts } from '#ui/messages/messages.ts'

/** Words of the tabs and the bars around them, by file; the steps behind them have their own (`later-texts.ts`). */
export const texts = import.meta.glob<Texts>(
  ['./*.json', '!./{booking,my_account,price,sign_in,trips}.json'],
  {
    eager: true,
    import: 'default',
  },
)
