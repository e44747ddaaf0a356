import type { UserData, UserReply } from './account.contract.ts'
import { pictureUrl } from './picture/picture.ts'
import { ROLE_IDS } from './sessions/role.contract.ts'
import type { User } from './user.ts'

/** An account as its owner sees it (contract `User`). */
export function toUser(user: User): UserReply {
  return {
    id: user.id,
    role: user.role,
    role_id: ROLE_IDS[user.role],
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    email_verified: user.emailVerified,
    has_password: user.passwordHash !== null,
    phone: user.phone,
    avatar: pictureUrl(user.avatar, 256),
    lang_id: user.langId,
    referral_code: user.referralCode,
    created_at: user.createdAt.toString(),
  }
}

/** What the header shows of a signed-in user. */
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
