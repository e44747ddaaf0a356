import { operation } from '#kernel/operation.ts'
import { ProfileReply, UpdateLanguageBody } from '../account.contract.ts'

export const readProfile = operation({
  method: 'get',
  path: '/user/profile',
  summary: 'The account',
  access: 'account',
  reply: [ProfileReply, 'The account'],
  failures: { sign_in_required: 401 },
  tags: ['USER_PROFILE'],
})

export const updateLanguage = operation({
  method: 'post',
  path: '/user/update-language',
  summary: 'The language of mails',
  access: 'account',
  body: UpdateLanguageBody,
  example: { lang_id: 2 },
  reply: [ProfileReply, 'The account as it is now'],
  failures: {
    sign_in_required: 401,
    // Not returned: the API reference has listed it for released clients.
    not_found: 404,
  },
  tags: ['USER_PROFILE'],
  invalidatesOnSuccessOnly: true,
})
