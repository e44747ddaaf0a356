import { accountTitles } from '#domains/accounts/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'

/** Titles of the problems that routes of the staff answer with. */
export const staffTitles = {
  ...accountTitles,
  staff_suspended: { en: 'Your access is suspended', ar: 'صلاحية دخولك موقوفة' },
  staff_role_missing: { en: 'You do not have the role needed for this', ar: 'ليس لديك الدور المطلوب لذلك' },
  member_not_found: { en: 'Staff member not found', ar: 'الموظف غير موجود' },
  member_changed: {
    en: 'A colleague has changed this in the meantime',
    ar: 'عدّل أحد الزملاء هذه البيانات في هذه الأثناء',
  },
  own_membership: { en: 'A colleague needs to do this for you', ar: 'يجب أن يقوم أحد الزملاء بذلك نيابةً عنك' },
  task_not_found: { en: 'Task not found', ar: 'المهمة غير موجودة' },
  task_closed: { en: 'This task is already done', ar: 'أُنجزت هذه المهمة بالفعل' },
  still_owed: {
    en: 'The traveller is still owed money. Refund it with the options on the task’s page',
    ar: 'ما زال للمسافر مبلغ مستحق. أعده إليه من الخيارات في صفحة المهمة',
  },
  task_taken: { en: 'A colleague has claimed this task', ar: 'تولّى أحد الزملاء هذه المهمة' },
  bulk_not_found: { en: 'Bulk action not found', ar: 'الإجراء الجماعي غير موجود' },
  bulk_ended: { en: 'This bulk action has already ended', ar: 'انتهى هذا الإجراء الجماعي بالفعل' },
  bulk_filter_invalid: {
    en: 'This list does not have that filter',
    ar: 'هذه التصفية غير متاحة في هذه القائمة',
  },
  bulk_choice_invalid: {
    en: 'Choose what else this action needs besides the rows',
    ar: 'حدّد أولًا ما يلزم لهذا الإجراء إلى جانب الصفوف',
  },
}

export const problems = problemsTitled(staffTitles)
export const { problem, refusedBy } = problems
