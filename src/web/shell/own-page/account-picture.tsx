import type { UserReply } from '#domains/accounts/account.contract.ts'

/** The person's picture, else the first letters of the name. */
export function AccountPicture({ user }: { user: UserReply }) {
  if (user.avatar)
    return (
      <img src={user.avatar} alt="" width={72} height={72} className="size-18 rounded-full object-cover" />
    )
  return (
    <span
      aria-hidden="true"
      className="flex size-18 items-center justify-center rounded-full bg-coral text-xl font-semibold text-on-coral"
    >
      {firstLetter(user.first_name)}
      {firstLetter(user.last_name)}
    </span>
  )
}

function firstLetter(name: string): string {
  const [letter] = new Intl.Segmenter().segment(name)
  return letter?.segment.toUpperCase() ?? ''
}
