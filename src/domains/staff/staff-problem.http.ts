import { accountTitles } from '#domains/accounts/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'

/** Titles of the problems returned by routes of the staff. */
export const staffTitles = {
  ...accountTitles,
  staff_suspended: {
    en: 'Your access is suspended',
    ar: 'صلاحية دخولك موقوفة',
    fr: 'Votre accès est suspendu',
  },
  staff_role_missing: {
    en: 'You do not have the role needed for this',
    ar: 'ليس لديك الدور المطلوب لذلك',
    fr: 'Vous n’avez pas le rôle nécessaire pour cette action',
  },
  member_not_found: {
    en: 'Staff member not found',
    ar: 'الموظف غير موجود',
    fr: 'Membre de l’équipe introuvable',
  },
  member_changed: {
    en: 'A colleague has changed this in the meantime',
    ar: 'عدّل أحد الزملاء هذه البيانات في هذه الأثناء',
    fr: 'Un collègue a modifié ces données entre-temps',
  },
  own_membership: {
    en: 'A colleague needs to do this for you',
    ar: 'يجب أن يقوم أحد الزملاء بذلك نيابةً عنك',
    fr: 'Un collègue doit le faire à votre place',
  },
  task_not_found: { en: 'Task not found', ar: 'المهمة غير موجودة', fr: 'Tâche introuvable' },
  task_closed: {
    en: 'This task is already done',
    ar: 'أُنجزت هذه المهمة بالفعل',
    fr: 'Cette tâche est déjà terminée',
  },
  still_owed: {
    en: 'The traveller is still owed money. Refund it with the options on the task’s page',
    ar: 'ما زال للمسافر مبلغ مستحق. أعده إليه من الخيارات في صفحة المهمة',
    fr: 'De l’argent est encore dû au voyageur. Remboursez-le avec les options de la page de la tâche',
  },
  task_taken: {
    en: 'A colleague has claimed this task',
    ar: 'تولّى أحد الزملاء هذه المهمة',
    fr: 'Un collègue a pris cette tâche en charge',
  },
  bulk_not_found: {
    en: 'Bulk action not found',
    ar: 'الإجراء الجماعي غير موجود',
    fr: 'Action groupée introuvable',
  },
  bulk_ended: {
    en: 'This bulk action has already ended',
    ar: 'انتهى هذا الإجراء الجماعي بالفعل',
    fr: 'Cette action groupée est déjà terminée',
  },
  bulk_filter_invalid: {
    en: 'This list does not have that filter',
    ar: 'هذه التصفية غير متاحة في هذه القائمة',
    fr: 'Ce filtre n’existe pas dans cette liste',
  },
  bulk_choice_invalid: {
    en: 'Choose what else this action needs besides the rows',
    ar: 'حدّد أولًا ما يلزم لهذا الإجراء إلى جانب الصفوف',
    fr: 'Choisissez ce qu’il faut à cette action en plus des lignes',
  },
}

export const problems = problemsTitled(staffTitles)
export const { problem, refusedBy } = problems
