import type { PartnerNews } from '#domains/partners/public.ts'
import type { Localized } from '#kernel/locale.ts'

type MailText = { subject: string; title: string; text: string; button: string; after: string }

type PartnerWords = Readonly<Record<PartnerNews['kind'], MailText>> & {
  heading: string
  facts: Readonly<
    Record<
      'number' | 'month' | 'total' | 'payout' | 'closing' | 'amount' | 'paid_on' | 'currency' | 'account',
      string
    >
  >
}

/** Texts of the mails to partners about their money. */
export const PARTNER_WORDS: Localized<PartnerWords> = {
  en: {
    statement_made: {
      subject: 'Your statement for {month}',
      title: 'Your statement for {month}',
      text: 'Statement {number} is ready. It lists each booking and what it adds or takes away.',
      button: 'View statement',
      after: 'You can download it from your partner area as a PDF or as a spreadsheet file.',
    },
    payout_paid: {
      subject: 'We have paid you {amount}',
      title: 'Your payout is on its way',
      text: 'We have transferred the payout for statement {number}. Banks take up to two working days.',
      button: 'View statements',
      after: 'If it does not arrive, reply to this email with the statement number.',
    },
    payout_account_changed: {
      subject: 'Your payout account has been changed',
      title: 'Your payout account has been changed',
      text: 'Someone signed in as an owner of your partner account, who knows that owner’s password, has changed the account for payouts in {currency}.',
      button: 'View account',
      after: 'If it was none of you, reply to this email straight away and set a new password.',
    },
    heading: 'Summary',
    facts: {
      number: 'Statement',
      month: 'Month',
      total: 'This statement',
      payout: 'Paid out',
      closing: 'Carried forward',
      amount: 'Amount',
      paid_on: 'Paid on',
      currency: 'Currency',
      account: 'Account',
    },
  },
  ar: {
    statement_made: {
      subject: 'كشف حسابك عن {month}',
      title: 'كشف حسابك عن {month}',
      text: 'الكشف رقم {number} جاهز. يعرض كل حجز وما أضافه إلى رصيدك أو خصمه منه.',
      button: 'عرض الكشف',
      after: 'يمكنك تنزيله من منطقة الشركاء بصيغة PDF أو جدول بيانات.',
    },
    payout_paid: {
      subject: 'حوّلنا إليك {amount}',
      title: 'مستحقاتك في طريقها إليك',
      text: 'حوّلنا إليك المبلغ المصروف بموجب الكشف رقم {number}. قد يستغرق وصوله يومي عمل كحد أقصى.',
      button: 'عرض الكشوف',
      after: 'إن لم يصل المبلغ فردّ على هذه الرسالة مع ذكر رقم الكشف.',
    },
    payout_account_changed: {
      subject: 'تم تغيير حساب تحويل مستحقاتك',
      title: 'تم تغيير حساب تحويل مستحقاتك',
      text: 'تم تغيير الحساب الذي تُحوّل إليه المستحقات بعملة {currency}. أجرى التغيير شخص سجّل الدخول بصفته أحد مالكي حساب الشريك، ويعرف كلمة مرور ذلك المالك.',
      button: 'عرض الحساب',
      after: 'إن لم يكن أحدكم من أجرى التغيير فردّ على هذه الرسالة فورًا وعيّن كلمة مرور جديدة.',
    },
    heading: 'ملخّص',
    facts: {
      number: 'الكشف',
      month: 'الشهر',
      total: 'هذا الكشف',
      payout: 'المبلغ المصروف',
      closing: 'الرصيد المرحّل',
      amount: 'المبلغ',
      paid_on: 'تاريخ التحويل',
      currency: 'العملة',
      account: 'الحساب',
    },
  },
  fr: {
    statement_made: {
      subject: 'Votre relevé pour {month}',
      title: 'Votre relevé pour {month}',
      text: 'Le relevé {number} est prêt. Il détaille chaque réservation et ce qu’elle ajoute ou retire.',
      button: 'Voir le relevé',
      after: 'Vous pouvez le télécharger depuis votre espace partenaire, au format PDF ou tableur.',
    },
    payout_paid: {
      subject: 'Nous vous avons versé {amount}',
      title: 'Votre versement est en route',
      text: 'Nous avons effectué le virement correspondant au relevé {number}. Le délai bancaire peut atteindre deux jours ouvrés.',
      button: 'Voir les relevés',
      after: 'Si le virement n’arrive pas, répondez à cet e-mail en indiquant le numéro du relevé.',
    },
    payout_account_changed: {
      subject: 'Votre compte de versement a été modifié',
      title: 'Votre compte de versement a été modifié',
      text: 'Une personne connectée comme propriétaire de votre compte partenaire, et qui connaît le mot de passe de ce propriétaire, a modifié le compte de versement en {currency}.',
      button: 'Voir le compte',
      after:
        'Si ce changement ne vient d’aucun d’entre vous, répondez à cet e-mail sans attendre et définissez un nouveau mot de passe.',
    },
    heading: 'Récapitulatif',
    facts: {
      number: 'Relevé',
      month: 'Mois',
      total: 'Ce relevé',
      payout: 'Versé',
      closing: 'Reporté',
      amount: 'Montant',
      paid_on: 'Date du virement',
      currency: 'Devise',
      account: 'Compte',
    },
  },
}
