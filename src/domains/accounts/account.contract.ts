import { z } from 'zod'

export const GuestLoginReply = z.object({
  token: z.string(),
  user: z.object({ id: z.uuid(), role: z.literal('guest') }),
})

/** What the page knows of who is there: the readable cookie `{product}_userdata`. */
export const UserDataContract = z.object({
  name: z.string().nullable(),
  avatar: z.string().nullable(),
  role_id: z.int(),
  isLoggedIn: z.boolean(),
})
export type UserData = z.infer<typeof UserDataContract>
