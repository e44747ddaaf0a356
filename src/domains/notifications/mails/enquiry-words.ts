import type { FilledForm, QuotedField } from '#domains/enquiries/public.ts'
import type { Localized } from '#kernel/locale.ts'

/** Texts of the mails about enquiries. */
type EnquiryWords = {
  received: {
    subject: string
    title: string
    text: Record<FilledForm['kind'], string>
    /** Advice to readers who did not send the message: for forms, and for feedback sent from an account. */
    after: { form: string; account: string }
  }
  answered: { subject: string; title: string; text: string; button: string }
  /** A price from the dispatch desk, or the reason for not offering one. */
  price: {
    subject: string
    title: string
    text: string
    heading: string
    total: string
    pick_up: string
    until: string
    button: string
    declined: { subject: string; title: string; text: string }
  }
  enquiry: string
  number: string
  /** Heading of the message. */
  written: string
  fields: Record<QuotedField, string>
}

export const ENQUIRY_TEXTS: Localized<EnquiryWords> = {
  en: {
    received: {
      subject: 'We have received your message {number}',
      title: 'We have received your message',
      text: {
        contact:
          'Thank you for writing to us. Someone on our team will read your message and reply to this address.',
        local_deal:
          'Thank you for asking us. We will find out what local suppliers can offer you and write to this address.',
        supplier:
          'Thank you for offering your cars through {product}. We will read your enquiry and reply to this address.',
        partner:
          'Thank you for applying to become a {product} partner. We will read your application and reply to this address.',
        feedback:
          'Thank you for telling us what you think of {product}. Someone on our team will read it and reply to this address if it needs an answer.',
        trip_price:
          'Thank you for asking us for a price. Our dispatch desk will find the place and send the price to this address.',
      },
      after: {
        form: 'If you did not write this, someone entered your address by mistake. You do not need to do anything.',
        account:
          'If you did not write this, someone is using an account with your address: please set a new password for it.',
      },
    },
    answered: {
      subject: 'Our reply to your message {number}',
      title: 'Our reply',
      text: 'Thank you for waiting. Here is our reply to your message {number}.',
      button: 'Write to us again',
    },
    price: {
      subject: 'The price of your trip {number}',
      title: 'The price of your trip',
      text: 'We have found the place. You can book the trip at this price until the time below. The price does not change until then.',
      heading: 'Your trip',
      total: 'Total',
      pick_up: 'Pick-up',
      until: 'Book by',
      button: 'See the trip and book',
      declined: {
        subject: 'About your trip {number}',
        title: 'We cannot offer this trip',
        text: 'You asked us for the price of a trip. We are sorry that we cannot offer it. Here is why:',
      },
    },
    enquiry: 'Your enquiry',
    number: 'Number',
    written: 'Your message',
    fields: {
      subject: 'Subject',
      booking: 'Booking',
      place: 'Pick-up',
      dates: 'Dates',
      party: 'People',
      company: 'Company',
      industry: 'Industry',
      country: 'Country',
      fleet_size: 'Cars',
      traffic: 'Visitors per month',
      topic: 'Topic',
      score: 'Score',
    },
  },
  ar: {
    received: {
      subject: 'وصلتنا رسالتك: {number}',
      title: 'وصلتنا رسالتك',
      text: {
        contact: 'شكرًا لمراسلتنا. سيقرأ أحد أعضاء فريقنا رسالتك ويرد عليك على هذا العنوان.',
        local_deal: 'شكرًا لطلبك. سنبحث عمّا يمكن أن يقدّمه لك المورّدون المحليون ونراسلك على هذا العنوان.',
        supplier: 'شكرًا لرغبتك في عرض سياراتك عبر {product}. سنراجع طلبك ونردّ عليك على هذا العنوان.',
        partner: 'شكرًا لتقديمك طلب شراكة مع {product}. سنراجع طلبك ونردّ عليك على هذا العنوان.',
        feedback:
          'شكرًا لمشاركتنا رأيك في {product}. سيقرؤه أحد أعضاء فريقنا، ويردّ عليك على هذا العنوان إن تطلّب الأمر ردًّا.',
        trip_price: 'شكرًا لطلبك السعر. سيحدّد قسم تنسيق الرحلات المكان ويرسل السعر إلى هذا العنوان.',
      },
      after: {
        form: 'إن لم تكتب هذه الرسالة فقد أدخل شخص ما عنوانك خطأً، ولا يلزمك أي إجراء.',
        account: 'إن لم تكتب هذه الرسالة فهناك من يستخدم حسابًا بعنوانك: يُرجى تعيين كلمة مرور جديدة له.',
      },
    },
    answered: {
      subject: 'ردّنا على رسالتك {number}',
      title: 'ردّنا على رسالتك',
      text: 'شكرًا لانتظارك. هذا ردّنا على رسالتك {number}.',
      button: 'راسلنا مرة أخرى',
    },
    price: {
      subject: 'سعر رحلتك {number}',
      title: 'سعر رحلتك',
      text: 'وجدنا المكان. يمكنك حجز الرحلة بهذا السعر حتى الموعد المبيّن أدناه، ولن يتغيّر السعر قبله.',
      heading: 'رحلتك',
      total: 'الإجمالي',
      pick_up: 'الانطلاق',
      until: 'آخر موعد للحجز',
      button: 'عرض الرحلة والحجز',
      declined: {
        subject: 'بخصوص رحلتك {number}',
        title: 'لا يمكننا تقديم هذه الرحلة',
        text: 'طلبت منا سعر رحلة. نأسف لأننا لا نستطيع تقديمها، والسبب:',
      },
    },
    enquiry: 'طلبك',
    number: 'الرقم',
    written: 'رسالتك',
    fields: {
      subject: 'الموضوع',
      booking: 'الحجز',
      place: 'موقع الاستلام',
      dates: 'التواريخ',
      party: 'عدد الأشخاص',
      company: 'الشركة',
      industry: 'مجال العمل',
      country: 'البلد',
      fleet_size: 'عدد السيارات',
      traffic: 'عدد الزوار شهريًا',
      topic: 'الموضوع',
      score: 'التقييم',
    },
  },
  fr: {
    received: {
      subject: 'Nous avons bien reçu votre message {number}',
      title: 'Nous avons bien reçu votre message',
      text: {
        contact:
          'Merci de nous avoir écrit. Notre équipe va lire votre message et vous répondra à cette adresse.',
        local_deal:
          'Merci de votre demande. Nous allons voir ce que les loueurs locaux peuvent vous proposer et vous écrirons à cette adresse.',
        supplier:
          'Merci de proposer vos voitures sur {product}. Nous allons étudier votre demande et vous répondrons à cette adresse.',
        partner:
          'Merci de votre candidature pour devenir partenaire de {product}. Nous allons l’étudier et vous répondrons à cette adresse.',
        feedback:
          'Merci de nous avoir donné votre avis sur {product}. Notre équipe va le lire et vous répondra à cette adresse si une réponse est nécessaire.',
        trip_price:
          'Merci de nous avoir demandé un prix. Notre service de régulation va rechercher le lieu et vous enverra le prix à cette adresse.',
      },
      after: {
        form: 'Si vous n’avez pas écrit ce message, quelqu’un a saisi votre adresse par erreur. Vous n’avez rien à faire.',
        account:
          'Si vous n’avez pas écrit ce message, quelqu’un utilise un compte avec votre adresse\u00a0: définissez un nouveau mot de passe pour ce compte.',
      },
    },
    answered: {
      subject: 'Notre réponse à votre message {number}',
      title: 'Notre réponse',
      text: 'Merci de votre patience. Voici notre réponse à votre message {number}.',
      button: 'Nous écrire à nouveau',
    },
    price: {
      subject: 'Le prix de votre trajet {number}',
      title: 'Le prix de votre trajet',
      text: 'Nous avons trouvé le lieu. Vous pouvez réserver le trajet à ce prix jusqu’à la date et l’heure indiquées ci-dessous. D’ici là, le prix ne change pas.',
      heading: 'Votre trajet',
      total: 'Total',
      pick_up: 'Prise en charge',
      until: 'À réserver avant le',
      button: 'Voir le trajet et réserver',
      declined: {
        subject: 'À propos de votre trajet {number}',
        title: 'Nous ne pouvons pas proposer ce trajet',
        text: 'Vous nous avez demandé le prix d’un trajet. Nous sommes désolés de ne pas pouvoir vous le proposer. Voici pourquoi\u00a0:',
      },
    },
    enquiry: 'Votre demande',
    number: 'Numéro',
    written: 'Votre message',
    fields: {
      subject: 'Objet',
      booking: 'Réservation',
      place: 'Prise en charge',
      dates: 'Dates',
      party: 'Personnes',
      company: 'Entreprise',
      industry: 'Secteur d’activité',
      country: 'Pays',
      fleet_size: 'Voitures',
      traffic: 'Visiteurs par mois',
      topic: 'Sujet',
      score: 'Note',
    },
  },
}
