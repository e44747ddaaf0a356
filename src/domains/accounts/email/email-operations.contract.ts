import { z } from 'zod'
import { EXAMPLE } from '#kernel/examples.ts'
import { operation } from '#kernel/operation.ts'
import { ChangeEmailBody, ProfileReply, VerifyEmailBody } from '../account.contract.ts'

const mailed = {
  reply: [z.object({ accepted: z.literal(true) }), 'A link is on its way'],
  status: 202,
} as const

export const verifyEmail = operation({
  method: 'post',
  path: '/verify-email',
  summary:
    'Prove an address by the secret mailed to it, with a sign-in or the password of its account; one that is to come takes over',
  access: 'own pages',
  limit: { name: 'verify-email', perMinute: 20 },
  body: VerifyEmailBody,
  example: { secret: EXAMPLE.secret, password: EXAMPLE.password, lang_id: 1 },
  reply: [ProfileReply, 'The account, its address proved'],
  failures: {
    link_over: 410,
    password_needed: 422,
    password_unset: 422,
    wrong_password: 422,
    too_many_attempts: 429,
    address_taken: 409,
  },
  tags: ['USER_PROFILE'],
  invalidatesOnSuccessOnly: true,
})

export const verifyEmailAgain = operation({
  ...mailed,
  method: 'post',
  path: '/user/verify-email-again',
  summary: 'Mail another link to prove the address',
  access: 'account',
  limit: { name: 'verify-email-again', perMinute: 5 },
  failures: { sign_in_required: 401, email_proved: 409, link_too_soon: 429 },
})

export const changeEmail = operation({
  ...mailed,
  method: 'post',
  path: '/user/change-email',
  summary: 'Mail a link to another address, which takes over once the link is opened',
  access: 'account',
  limit: { name: 'change-email', perMinute: 5, mailsEnteredAddress: true },
  body: ChangeEmailBody,
  example: { email: 'moved@example.com', password: EXAMPLE.password, lang_id: 1 },
  failures: {
    sign_in_required: 401,
    // Not returned: the API reference has listed it for released clients.
    not_found: 404,
    email_unchanged: 422,
    wrong_password: 422,
    password_unset: 422,
    link_too_soon: 429,
    too_many_attempts: 429,
  },
})
