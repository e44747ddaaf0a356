import { EXAMPLE } from '#kernel/examples.ts'
import { operation } from '#kernel/operation.ts'
import { NewsletterLinkBody, NewsletterReply, SubscribeBody, SubscribeReply } from './newsletter.contract.ts'

export const subscribe = operation({
  method: 'post',
  path: '/subscribe',
  summary: 'Ask for the newsletter: a mail to confirm is sent',
  access: 'anybody',
  limit: { name: 'subscribe', perMinute: 5, perHour: 30, mailsEnteredAddress: true },
  body: SubscribeBody,
  example: { email: EXAMPLE.person.email, page: '/help', fax: '', lang_id: 2 },
  reply: [SubscribeReply, 'The same whether or not the address is known'],
  status: 202,
})

export const confirmNewsletter = operation({
  method: 'post',
  path: '/newsletter/confirm',
  summary: 'Confirm the newsletter by the secret mailed to the address',
  access: 'anybody',
  limit: { name: 'newsletter-confirm', perMinute: 20 },
  body: NewsletterLinkBody,
  example: { secret: EXAMPLE.secret, lang_id: 2 },
  reply: [NewsletterReply, 'Subscribed'],
  failures: { link_over: 410 },
})
