import type { Localized } from '#kernel/locale.ts'

type Words = { subject: string; title: string; text: string; label: string; after: string }

type NewsletterWords = Readonly<Record<'confirm' | 'subscribed' | 'already', Words> & { sender: string }>

/** Texts of the mails about the newsletter; `{name}` is a placeholder. */
export const NEWSLETTER_TEXTS: Localized<NewsletterWords> = {
  en: {
    confirm: {
      subject: 'Please confirm your {product} newsletter subscription',
      title: 'One last step',
      text: 'On {date}, someone entered this address at {site} to get our newsletter with car hire offers and news. If it was you, please confirm. The link works once and expires after 7 days.',
      label: 'Confirm subscription',
      after:
        'If it was not you, ignore this email: you will not get the newsletter, and we will delete the request after 30 days.',
    },
    subscribed: {
      subject: 'You are subscribed to the {product} newsletter',
      title: 'You are subscribed',
      text: 'Thank you. On {date} you confirmed that we may email car hire offers and news to this address. Keep this email: you can use its link to unsubscribe at any time.',
      label: 'Unsubscribe',
      after:
        'Every newsletter has this link too. We do not record whether you open an email or follow a link.',
    },
    already: {
      subject: 'You are already subscribed to the {product} newsletter',
      title: 'You are already subscribed',
      text: 'Someone has just entered this address at {site} to get our newsletter. You have been subscribed since you confirmed on {date}, so you do not need to do anything.',
      label: 'Unsubscribe',
      after: 'If it was not you, nothing has changed.',
    },
    sender: 'This email is from',
  },
  ar: {
    confirm: {
      subject: 'أكّد اشتراكك في نشرة {product}',
      title: 'خطوة أخيرة',
      text: 'بتاريخ {date} أدخل شخص ما هذا العنوان في {site} للاشتراك في نشرتنا التي تضم عروض تأجير السيارات وأخباره. إن كنت أنت فأكّد الاشتراك. الرابط صالح لمرة واحدة، وتنتهي صلاحيته بعد 7 أيام.',
      label: 'تأكيد الاشتراك',
      after: 'إن لم تكن أنت فتجاهل هذه الرسالة: لن تصلك النشرة، وسنحذف الطلب بعد 30 يومًا.',
    },
    subscribed: {
      subject: 'تم اشتراكك في نشرة {product}',
      title: 'تم اشتراكك',
      text: 'شكرًا لك. أكّدت بتاريخ {date} موافقتك على أن نرسل عروض تأجير السيارات وأخباره إلى هذا العنوان. احتفظ بهذه الرسالة، فبرابطها يمكنك إلغاء الاشتراك في أي وقت.',
      label: 'إلغاء الاشتراك',
      after: 'ستجد هذا الرابط أيضًا في كل نشرة. ولا نسجّل فتحك للرسائل أو ضغطك على الروابط.',
    },
    already: {
      subject: 'أنت مشترك في نشرة {product} بالفعل',
      title: 'أنت مشترك بالفعل',
      text: 'أدخل شخص ما للتو هذا العنوان في {site} للاشتراك في نشرتنا. أنت مشترك منذ تأكيدك بتاريخ {date}، فلا يلزمك أي إجراء.',
      label: 'إلغاء الاشتراك',
      after: 'إن لم تكن أنت فلم يتغير شيء.',
    },
    sender: 'هذه الرسالة من',
  },
  fr: {
    confirm: {
      subject: 'Confirmez votre abonnement à la newsletter de {product}',
      title: 'Dernière étape',
      text: 'Le {date}, quelqu’un a saisi cette adresse sur {site} pour recevoir notre newsletter, avec nos offres et actualités de location de voitures. Si c’était vous, confirmez l’abonnement. Le lien ne sert qu’une fois et expire au bout de 7 jours.',
      label: 'Confirmer l’abonnement',
      after:
        'Si ce n’était pas vous, ignorez cet e-mail\u00a0: vous ne recevrez pas la newsletter et nous supprimerons la demande au bout de 30 jours.',
    },
    subscribed: {
      subject: 'Votre abonnement à la newsletter de {product} est confirmé',
      title: 'Votre abonnement est confirmé',
      text: 'Merci. Le {date}, vous avez confirmé que nous pouvons envoyer à cette adresse nos offres et actualités de location de voitures. Conservez cet e-mail\u00a0: son lien vous permet de vous désabonner à tout moment.',
      label: 'Se désabonner',
      after:
        'Ce lien figure aussi dans chaque newsletter. Nous n’enregistrons ni l’ouverture des e-mails ni les clics sur les liens.',
    },
    already: {
      subject: 'Vous recevez déjà la newsletter de {product}',
      title: 'Vous recevez déjà notre newsletter',
      text: 'Quelqu’un vient de saisir cette adresse sur {site} pour recevoir notre newsletter. Votre abonnement est actif depuis votre confirmation du {date}\u00a0: vous n’avez rien à faire.',
      label: 'Se désabonner',
      after: 'Si ce n’était pas vous, rien n’a changé.',
    },
    sender: 'Cet e-mail vous est envoyé par',
  },
}
