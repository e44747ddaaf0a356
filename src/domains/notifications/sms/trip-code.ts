import { fill } from '#kernel/filled-text.ts'
import type { Localized } from '#kernel/locale.ts'
import { composed, type MailSetting } from '../mails/compose-mail.ts'
import type { ComposedMail } from '../mail.ts'

/** Texts around a one-time code for signing in to trips; an SMS has one short sentence. */
export const TRIP_CODE_TEXTS = {
  en: {
    sms: '{code} is your {product} code. It is valid for 5 minutes. Do not share it with anyone.',
    subject: '{code} is your {product} code',
    title: 'Your sign-in code',
    text: 'Enter this code where you asked for it. It is valid for 5 minutes and works once.',
    sign_in: 'Sign in',
    code: 'Code',
    after:
      'We never ask for it by phone or email: do not share it with anyone. If you did not ask for it, you do not need to do anything.',
  },
  ar: {
    sms: '{code} هو رمزك في {product}. صالح لمدة 5 دقائق. لا تشاركه مع أحد.',
    subject: '{code} هو رمزك في {product}',
    title: 'رمز تسجيل الدخول',
    text: 'أدخل هذا الرمز في الصفحة التي طلبته منها. الرمز صالح لمدة 5 دقائق ويُستخدم مرة واحدة.',
    sign_in: 'تسجيل الدخول',
    code: 'الرمز',
    after:
      'لا نطلبه منك أبدًا عبر الهاتف أو البريد الإلكتروني، فلا تشاركه مع أحد. وإن لم تطلبه فلا يلزمك أي إجراء.',
  },
  fr: {
    sms: '{code} est votre code {product}. Il est valable 5 minutes. Ne le communiquez à personne.',
    subject: '{code} est votre code {product}',
    title: 'Votre code de connexion',
    text: 'Saisissez ce code là où vous l’avez demandé. Il est valable 5 minutes et ne sert qu’une fois.',
    sign_in: 'Connexion',
    code: 'Code',
    after:
      'Nous ne vous le demandons jamais par téléphone ni par e-mail\u00a0: ne le communiquez à personne. Si vous ne l’avez pas demandé, vous n’avez rien à faire.',
  },
} as const satisfies Localized<object>

/** Composes the mail with a one-time code. */
export function tripCodeMail(code: string, setting: MailSetting): ComposedMail {
  const words = TRIP_CODE_TEXTS[setting.language]
  return composed(setting, {
    subject: fill(words.subject, { code, product: setting.productName }),
    title: words.title,
    blocks: [
      { kind: 'text', text: words.text },
      {
        kind: 'facts',
        heading: words.sign_in,
        rows: [{ label: words.code, lines: [code], strong: true }],
      },
      { kind: 'text', text: words.after },
    ],
  })
}

/** Composes the text message with a one-time code. */
export function tripCodeSms(code: string, { language, productName: product }: MailSetting): string {
  return fill(TRIP_CODE_TEXTS[language].sms, { code, product })
}
