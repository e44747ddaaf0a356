import type { PriceNotification } from '#domains/rentals/public.ts'
import { fill } from '#kernel/filled-text.ts'
import type { Language, Localized } from '#kernel/locale.ts'
import { amountText, dayText, wallTimeText } from '#kernel/texts.ts'
import type { ComposedMail } from '../mail.ts'
import { composed, type MailSetting } from './compose-mail.ts'
import { isolated, leaveHeaders } from './mail-format.ts'
import type { Block } from './mail-layout.ts'

type AlertNotification = PriceNotification & { kind: 'alert_confirm' | 'alert_on' | 'alert_low' }
type Words = { subject: string; title: string; text: string; label: string; after: string }

type SearchWords = Readonly<Record<'heading' | 'pickUp' | 'dropOff' | 'most' | 'only', string>>

/** Texts of the mails about alerts on a search; `{name}` is a placeholder. */
const ALERT_TEXTS: Localized<
  Readonly<Record<AlertNotification['kind'], Words> & { leave: string; search: SearchWords }>
> = {
  en: {
    alert_confirm: {
      subject: 'Please confirm your price alert',
      title: 'One last step',
      text: 'On {date}, someone entered this address at {site} to get an email when a car costs less. If it was you, please confirm. The link works for 7 days.',
      label: 'Confirm alert',
      after:
        'If it was not you, ignore this email: you will not get any more emails, and we will delete the request after 30 days.',
    },
    alert_on: {
      subject: 'Your price alert is on',
      title: 'We are watching the price',
      text: 'On {date} you confirmed that we may email you when a car in your search costs what you said, or less: at most one email a day, until your pick-up or for 90 days.',
      label: 'Stop this alert',
      after:
        'Each of these emails has this link too. We do not record whether you open an email or follow a link.',
    },
    alert_low: {
      subject: 'A car in {place} for {total}',
      title: 'A car costs less than {most}',
      text: 'You asked us to tell you when a car in this search costs {most} or less. The lowest price today is {total}.',
      label: 'View cars',
      after:
        'This is the price right now and it may change. We will only email you again if it falls further.',
    },
    leave: 'Stop this alert',
    search: {
      heading: 'Your search',
      pickUp: 'Pick-up',
      dropOff: 'Drop-off',
      most: 'Your target price',
      only: 'Only these cars',
    },
  },
  ar: {
    alert_confirm: {
      subject: 'أكّد تنبيه السعر',
      title: 'خطوة أخيرة',
      text: 'بتاريخ {date} أدخل شخص ما هذا العنوان في {site} ليتلقّى رسالة عند انخفاض سعر سيارة. إن كنت أنت فأكّد ذلك. الرابط صالح لمدة 7 أيام.',
      label: 'تأكيد التنبيه',
      after: 'إن لم تكن أنت فتجاهل هذه الرسالة: لن تصلك رسائل أخرى، وسنحذف الطلب بعد 30 يومًا.',
    },
    alert_on: {
      subject: 'تم تفعيل تنبيه السعر',
      title: 'نتابع السعر نيابةً عنك',
      text: 'أكّدت بتاريخ {date} موافقتك على أن نراسلك عندما يصل سعر سيارة في بحثك إلى المبلغ الذي حددته أو أقل: رسالة واحدة يوميًا على الأكثر، حتى موعد الاستلام أو لمدة 90 يومًا.',
      label: 'إيقاف هذا التنبيه',
      after: 'ستجد هذا الرابط أيضًا في كل رسالة من هذه الرسائل. ولا نسجّل فتحك للرسائل أو ضغطك على الروابط.',
    },
    alert_low: {
      subject: 'سيارة في {place} بسعر {total}',
      title: 'سيارة بسعر لا يتجاوز {most}',
      text: 'أقل سعر اليوم هو {total}، وقد طلبت أن نخبرك عندما يصل سعر سيارة في هذا البحث إلى {most} أو أقل.',
      label: 'عرض السيارات',
      after: 'هذا هو السعر الآن، وقد يتغيّر. لن نراسلك مجددًا إلا إذا انخفض أكثر.',
    },
    leave: 'إيقاف هذا التنبيه',
    search: {
      heading: 'بحثك',
      pickUp: 'الاستلام',
      dropOff: 'التسليم',
      most: 'السعر الذي حددته',
      only: 'هذه السيارات فقط',
    },
  },
  fr: {
    alert_confirm: {
      subject: 'Confirmez votre alerte de prix',
      title: 'Dernière étape',
      text: 'Le {date}, quelqu’un a saisi cette adresse sur {site} pour recevoir un e-mail lorsqu’une voiture coûte moins cher. Si c’était vous, confirmez l’alerte. Le lien est valable 7 jours.',
      label: 'Confirmer l’alerte',
      after:
        'Si ce n’était pas vous, ignorez cet e-mail\u00a0: vous n’en recevrez pas d’autre et nous supprimerons la demande au bout de 30 jours.',
    },
    alert_on: {
      subject: 'Votre alerte de prix est activée',
      title: 'Nous surveillons le prix',
      text: 'Le {date}, vous avez confirmé que nous pouvons vous écrire lorsqu’une voiture de votre recherche coûte le montant indiqué ou moins\u00a0: un e-mail par jour au plus, jusqu’à votre prise en charge ou pendant 90 jours.',
      label: 'Arrêter cette alerte',
      after:
        'Ce lien figure aussi dans chacun de ces e-mails. Nous n’enregistrons ni l’ouverture des e-mails ni les clics sur les liens.',
    },
    alert_low: {
      subject: 'Une voiture à {place} pour {total}',
      title: 'Une voiture coûte moins de {most}',
      text: 'Vous nous avez demandé de vous prévenir lorsqu’une voiture de cette recherche coûte {most} ou moins. Le prix le plus bas aujourd’hui est de {total}.',
      label: 'Voir les voitures',
      after:
        'C’est le prix du moment, et il peut changer. Nous ne vous écrirons à nouveau que s’il baisse encore.',
    },
    leave: 'Arrêter cette alerte',
    search: {
      heading: 'Votre recherche',
      pickUp: 'Prise en charge',
      dropOff: 'Restitution',
      most: 'Votre prix cible',
      only: 'Ces voitures uniquement',
    },
  },
}

/** Composes a mail about an alert on a search: its reason, its link, and how to unsubscribe. */
export function alertMail(notification: AlertNotification, setting: MailSetting): ComposedMail {
  const { language, publicUrl } = setting
  const words = ALERT_TEXTS[language][notification.kind]
  const values = Object.fromEntries(
    Object.entries(valuesOf(notification, setting)).map(([name, text]) => [name, isolated(text, language)]),
  )
  const leave = notification.kind === 'alert_confirm' ? null : notification.leave
  return composed(setting, {
    subject: fill(words.subject, values),
    title: fill(words.title, values),
    blocks: [
      { kind: 'text', text: fill(words.text, values) },
      searchFacts(notification.alert, language),
      {
        kind: notification.kind === 'alert_on' ? 'link' : 'button',
        label: words.label,
        href: `${publicUrl}/${language}${pathOf(notification)}`,
      },
      { kind: 'text', text: words.after },
      ...(notification.kind === 'alert_low'
        ? [
            {
              kind: 'link' as const,
              label: ALERT_TEXTS[language].leave,
              href: `${publicUrl}/${language}${notification.leave.page}`,
            },
          ]
        : []),
    ],
    headers: leave ? leaveHeaders(publicUrl + leave.oneClick) : {},
  })
}

function searchFacts(
  { place, dropOffPlace, pickUpAt, dropOffAt, most, conditions }: AlertNotification['alert'],
  language: Language,
): Block {
  const words = ALERT_TEXTS[language].search
  return {
    kind: 'facts',
    heading: words.heading,
    rows: [
      { label: words.pickUp, lines: [place, wallTimeText(pickUpAt, language)] },
      { label: words.dropOff, lines: [dropOffPlace ?? place, wallTimeText(dropOffAt, language)] },
      { label: words.most, lines: [amountText(most, language)], strong: true },
      ...(conditions.length > 0 ? [{ label: words.only, lines: conditions }] : []),
    ],
  }
}

function pathOf(notification: AlertNotification): string {
  if (notification.kind === 'alert_confirm') return notification.page
  return notification.kind === 'alert_on' ? notification.leave.page : `/search?${notification.query}`
}

function valuesOf(
  notification: AlertNotification,
  { language, publicUrl }: MailSetting,
): Record<string, string> {
  if (notification.kind !== 'alert_low') {
    const day = notification.at.toZonedDateTimeISO('UTC').toPlainDateTime().toString()
    return { date: dayText(day, language), site: new URL(publicUrl).host }
  }
  const { place, most } = notification.alert
  return {
    place,
    total: amountText(notification.total, language),
    most: amountText(most, language),
  }
}
