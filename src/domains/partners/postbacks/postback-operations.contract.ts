import { EXAMPLE } from '#kernel/examples.ts'
import { operation } from '#kernel/operation.ts'
import { PostbackBody, PostbackReply } from './postback.contract.ts'

const TAGS = ['POSTBACK'] as const
const REPLY = [PostbackReply, 'The address as it is now, and the last calls to it'] as const

export const readPostback = operation({
  method: 'get',
  path: '/user/partner-postback',
  summary: 'The address at which a partner is told of changes, and the last calls',
  access: 'partner',
  reply: REPLY,
  tags: TAGS,
})

const changed = {
  method: 'post',
  access: 'partner owner',
  limit: { name: 'postbacks', perMinute: 30 },
  reply: REPLY,
  failures: {
    sign_in_required: 401,
    wrong_password: 422,
    password_unset: 422,
    too_many_attempts: 429,
    no_postback: 404,
  },
  tags: TAGS,
} as const

export const savePostback = operation({
  ...changed,
  path: '/user/partner-postback',
  summary: 'Tell a partner of changes at an address, by the password of an owner',
  body: PostbackBody,
  example: { url: 'https://partner.example/rihla', password: EXAMPLE.password, lang_id: 1 },
  invalidatesOnSuccessOnly: true,
})

export const renewPostbackSecret = operation({
  ...changed,
  path: '/user/partner-postback/new-secret',
  summary: 'Sign calls to a partner with a new secret from now on',
})

export const removePostback = operation({
  ...changed,
  path: '/user/partner-postback/remove',
  summary: 'Call a partner’s address no more',
})

export const testPostback = operation({
  ...changed,
  path: '/user/partner-postback/test',
  summary: 'Send a call to try a partner’s receiver',
})
