/** What the steps behind the tabs say, by file. */
export const texts = import.meta.glob<object>('./{booking,my_account,sign_in,trips}.json', {
  eager: true,
  import: 'default',
})
