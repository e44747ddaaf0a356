import type { ServerResponse } from 'node:http'
import { decimal } from '#kernel/money.ts'
import type { BookedPayment, SandboxBook } from './book.ts'

type ChallengeRequest = { method: string | undefined; form: string }

/**
 * Serves the bank's page that asks the traveller to confirm the payment (3-D Secure). It is not a page of ours and does
 * not know the traveller's language, so it shows both.
 */
export function serveChallenge(
  book: SandboxBook,
  paymentId: string,
  { method, form }: ChallengeRequest,
  response: ServerResponse,
): void {
  const payment = book.find(paymentId)
  if (!payment) return show(response, 404, bilingual('No such payment', 'لا توجد عملية دفع كهذه'))
  const returnUrl = book.returnUrlOf(paymentId)
  if (method === 'POST' && payment.status === 'action_required')
    book.alone(() => book.answerChallenge(paymentId, new URLSearchParams(form).get('answer') === 'yes'))
  else if (payment.status === 'action_required') return show(response, 200, question(payment))
  if (returnUrl) return void response.writeHead(303, { location: returnUrl }).end()
  show(response, 200, bilingual('Thank you', 'شكرًا لك'))
}

function question({ amount, card }: BookedPayment): string {
  const sum = amount ? `${decimal(amount.amount)} ${amount.currency}` : ''
  return `${bilingual('Is it you who pays?', 'هل أنت من يدفع؟')}
<p class="sum" dir="ltr">${sum}<br>•••• ${card?.last4 ?? ''}</p>
<form method="post">
<button name="answer" value="yes">Yes, it is me <bdi lang="ar">نعم، أنا</bdi></button>
<button name="answer" value="no" class="no">No <bdi lang="ar">لا</bdi></button>
</form>`
}

function bilingual(english: string, arabic: string): string {
  return `<h1>${english}</h1><h1 lang="ar" dir="rtl">${arabic}</h1>`
}

function show(response: ServerResponse, status: number, content: string): void {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'cache-control': 'no-store',
  }
  response.writeHead(status, headers).end(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Test bank · مصرف تجريبي</title>
<style>
body{margin:0;min-height:100vh;display:grid;place-content:center;background:#eef1f4;color:#16202a;font:1rem/1.5 system-ui,sans-serif;text-align:center}
main{margin:1rem;padding:2rem;max-width:22rem;background:#fff;border-radius:1rem;border:1px solid #d5dbe1}
h1{margin:.25rem 0;font-size:1.25rem}.bank{margin:0 0 1rem;color:#4a5763;font-size:.875rem}.sum{font-size:1.125rem}
button{display:block;width:100%;margin-top:.75rem;padding:.875rem;border:1px solid #174a7c;border-radius:.75rem;background:#174a7c;color:#fff;font:inherit;cursor:pointer}
button.no{background:#fff;color:#174a7c}button:focus-visible{outline:3px solid #e08a00;outline-offset:2px}
</style></head>
<body><main><p class="bank">Test bank · <bdi lang="ar">مصرف تجريبي</bdi></p>${content}</main></body></html>`)
}
