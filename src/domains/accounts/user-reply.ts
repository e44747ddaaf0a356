import { snakeKeys } from '#kernel/record-keys.ts'
import type { UserData, UserReply } from './account.contract.ts'
import { pictureUrl } from './picture/picture.ts'
import { ROLE_IDS } from './sessions/role.contract.ts'
import type { User } from './user.ts'

/** Converts an account for its owner (contract `User`). */
export function toUser(user: User): UserReply {
  const { id, role, firstName, lastName, email, emailVerified, phone, langId, referralCode } = user
  return {
    ...snakeKeys({ id, role, firstName, lastName, email, emailVerified, phone, langId, referralCode }),
    role_id: ROLE_IDS[role],
    has_password: user.passwordHash !== null,
    avatar: pictureUrl(user.avatar, 256),
    created_at: user.createdAt.toString(),
  }
}

/** Returns the details that the header shows of a signed-in user. */
export function toUserData({
  role,
  firstName,
  lastName,
  avatar,
}: Pick<User, 'role' | 'firstName' | 'lastName' | 'avatar'>): UserData {
  return {
    name: `${firstName} ${lastName}`.trim(),
    avatar: pictureUrl(avatar, 64),
    role_id: ROLE_IDS[role],
    isLoggedIn: true,
  }
}
