import { accountFieldMessages, accountTitles } from '#domains/accounts/public.ts'
import { rentalFieldMessages, rentalTitles } from '#domains/rentals/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'
import { partnerFieldMessages } from './partner-field-messages.ts'

/** Titles of the problems returned by routes of partners. A partner's search fails like a traveller's. */
export const partnerTitles = {
  ...accountTitles,
  ...rentalTitles,
  no_partner: {
    en: 'This account does not belong to a partner',
    ar: 'هذا الحساب لا يتبع أي شريك',
    fr: 'Ce compte n’appartient pas à un partenaire',
  },
  partner_ended: {
    en: 'This partnership has ended',
    ar: 'انتهت هذه الشراكة',
    fr: 'Ce partenariat a pris fin',
  },
  partner_changed: {
    en: 'A colleague has changed this in the meantime',
    ar: 'عدّل أحد الزملاء هذه البيانات في هذه الأثناء',
    fr: 'Un collègue a modifié ces données entre-temps',
  },
  partner_terms_invalid: {
    en: 'These terms contradict each other',
    ar: 'هذه الشروط متعارضة',
    fr: 'Ces conditions se contredisent',
  },
  partner_code_taken: {
    en: 'Another partner has this code',
    ar: 'هذا الرمز لشريك آخر',
    fr: 'Un autre partenaire a déjà ce code',
  },
  application_not_found: {
    en: 'Application not found',
    ar: 'الطلب غير موجود',
    fr: 'Candidature introuvable',
  },
  application_approved: {
    en: 'This application has already been approved',
    ar: 'تمت الموافقة على هذا الطلب بالفعل',
    fr: 'Cette candidature a déjà été approuvée',
  },
  person_taken: {
    en: 'This person cannot be invited',
    ar: 'لا يمكن دعوة هذا الشخص',
    fr: 'Cette personne ne peut pas être invitée',
  },
  partner_person_not_found: {
    en: 'This partner has no such person',
    ar: 'هذا الشخص غير موجود لدى الشريك',
    fr: 'Cette personne n’est pas rattachée à ce partenaire',
  },
  too_many_people: {
    en: 'A partner can have at most 50 people',
    ar: 'الحد الأقصى 50 شخصًا لكل شريك',
    fr: 'Un partenaire peut compter 50 personnes au maximum',
  },
  too_many_invitations: {
    en: 'You have reached today’s limit for invitations',
    ar: 'بلغت الحد الأقصى للدعوات اليوم',
    fr: 'Vous avez atteint la limite d’invitations pour aujourd’hui',
  },
  commission_agreed: {
    en: 'Your commission is a share of our margin, as agreed with us',
    ar: 'عمولتك حصة من هامش ربحنا كما اتُّفق عليه معنا',
    fr: 'Votre commission est une part de notre marge, comme convenu avec nous',
  },
  commission_out_of_bounds: {
    en: 'This commission is too low or too high',
    ar: 'هذه العمولة أقل أو أكثر من المسموح',
    fr: 'Cette commission est trop basse ou trop élevée',
  },
  owners_only: {
    en: 'Only an owner of the partner account can do this',
    ar: 'هذا خاص بمالك حساب الشريك',
    fr: 'Seul un propriétaire du compte partenaire peut effectuer cette action',
  },
  partner_not_found: { en: 'Partner not found', ar: 'الشريك غير موجود', fr: 'Partenaire introuvable' },
  partner_not_ended: {
    en: 'This partner has not ended',
    ar: 'لم تنتهِ الشراكة مع هذا الشريك',
    fr: 'Ce partenariat n’a pas pris fin',
  },
  nothing_to_state: {
    en: 'There is nothing to put on a statement for this partner, or this month’s statement has been made',
    ar: 'لا يوجد ما يُدرج في كشف حساب هذا الشريك، أو سبق إصدار كشف هذا الشهر',
    fr: 'Il n’y a rien à porter sur un relevé pour ce partenaire, ou le relevé de ce mois a déjà été établi',
  },
  statement_changed: {
    en: 'Something has changed since. Check the statement again',
    ar: 'تغيّر شيء في هذه الأثناء. راجع الكشف من جديد',
    fr: 'Des éléments ont changé depuis. Vérifiez à nouveau le relevé',
  },
  nothing_to_pay: {
    en: 'There is nothing to pay out',
    ar: 'لا توجد مبالغ للصرف',
    fr: 'Il n’y a rien à verser',
  },
  earning_not_found: {
    en: 'This booking earns no partner a commission',
    ar: 'لا يحصل أي شريك على عمولة من هذا الحجز',
    fr: 'Cette réservation ne rapporte de commission à aucun partenaire',
  },
  earning_decided: {
    en: 'A colleague has already decided this',
    ar: 'سبق أن بتّ أحد الزملاء في هذه العمولة',
    fr: 'Un collègue a déjà pris la décision',
  },
  batch_not_found: { en: 'Batch not found', ar: 'الدفعة غير موجودة', fr: 'Lot introuvable' },
  batch_decided: {
    en: 'A colleague has already decided this',
    ar: 'سبق أن بتّ أحد الزملاء في هذه الدفعة',
    fr: 'Un collègue a déjà pris la décision',
  },
  batch_not_approved: {
    en: 'This batch is not approved',
    ar: 'لم تُعتمد هذه الدفعة',
    fr: 'Ce lot n’est pas approuvé',
  },
  batch_paid: {
    en: 'This batch has already been paid',
    ar: 'سبق صرف هذه الدفعة',
    fr: 'Ce lot a déjà été versé',
  },
  account_unreadable: {
    en: 'An account in this batch cannot be read. Reject the batch and ask the partner to enter it again',
    ar: 'تعذّرت قراءة حساب في هذه الدفعة. ارفضها واطلب من الشريك إدخاله من جديد',
    fr: 'Un compte de ce lot est illisible. Rejetez le lot et demandez au partenaire de le saisir à nouveau',
  },
  payer_address_missing: {
    en: 'This batch pays accounts outside the EEA, and our address is missing. Ask an administrator to set PAYOUT_ADDRESS',
    ar: 'تتضمن هذه الدفعة حسابات خارج المنطقة الاقتصادية الأوروبية وعنواننا غير محدد. اطلب من أحد المسؤولين ضبط PAYOUT_ADDRESS',
    fr: 'Ce lot comprend des comptes hors EEE, et notre adresse n’est pas renseignée. Demandez à un administrateur de définir PAYOUT_ADDRESS',
  },
  paid_day_invalid: {
    en: 'The payment date must be between the approval date and today',
    ar: 'يجب أن يكون تاريخ الصرف بين تاريخ اعتماد الدفعة واليوم',
    fr: 'La date de paiement doit être comprise entre la date d’approbation et aujourd’hui',
  },
  other_approver_needed: {
    en: 'The person who prepared a batch cannot approve it',
    ar: 'لا يمكن لمن أعدّ الدفعة أن يعتمدها',
    fr: 'La personne qui a préparé un lot ne peut pas l’approuver',
  },
  partner_coupon_not_found: {
    en: 'There is no such coupon open to everyone',
    ar: 'لا يوجد كوبون بهذا الرمز متاح للجميع',
    fr: 'Aucun code promo ouvert à tous ne correspond',
  },
  partner_coupon_taken: {
    en: 'This coupon already belongs to a partner',
    ar: 'هذا الكوبون تابع لأحد الشركاء بالفعل',
    fr: 'Ce code promo appartient déjà à un partenaire',
  },
  partner_key_invalid: {
    en: 'This key is not valid',
    ar: 'هذا المفتاح غير صالح',
    fr: 'Cette clé n’est pas valide',
  },
  partner_key_not_found: {
    en: 'There is no such active key',
    ar: 'المفتاح غير موجود أو غير نشط',
    fr: 'Aucune clé active ne correspond',
  },
  too_many_partner_keys: {
    en: 'You have ten active keys. Revoke one first',
    ar: 'لديك عشرة مفاتيح نشطة. ألغِ أحدها أولًا',
    fr: 'Vous avez dix clés actives. Révoquez-en d’abord une',
  },
  no_postback: {
    en: 'No postback address has been set up yet',
    ar: 'لم يُعدّ عنوان للإشعارات بعد',
    fr: 'Aucune adresse de postback n’est encore configurée',
  },
  statement_not_found: { en: 'Statement not found', ar: 'كشف الحساب غير موجود', fr: 'Relevé introuvable' },
}

export const problems = problemsTitled(partnerTitles, {
  ...accountFieldMessages,
  ...rentalFieldMessages,
  ...partnerFieldMessages,
})

export const { problem } = problems
