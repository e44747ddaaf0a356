import { accountTitles } from '#domains/accounts/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'

/** Titles of the problems that routes of the staff answer with. */
export const staffTitles = {
  ...accountTitles,
  staff_suspended: { en: 'Your access is suspended', ar: 'دخولك موقوف' },
  staff_role_missing: { en: 'This needs a role that you do not have', ar: 'هذا يتطلب دورًا ليس لديك' },
  member_not_found: { en: 'Nobody like this is on the staff', ar: 'لا يوجد موظف كهذا' },
  member_changed: { en: 'A colleague has changed this meanwhile', ar: 'غيّر أحد الزملاء هذا في الأثناء' },
  own_membership: { en: 'A colleague has to do this for you', ar: 'على زميل أن يفعل هذا نيابة عنك' },
  task_not_found: { en: 'There is no such task', ar: 'لا توجد مهمة كهذه' },
  task_closed: { en: 'This task is done already', ar: 'أُنجزت هذه المهمة بالفعل' },
  still_owed: {
    en: 'The traveller has money to get back: pay it by what is offered on the task’s page',
    ar: 'للمسافر مبلغ يجب أن يعود إليه: أعده بما هو معروض في صفحة المهمة',
  },
  task_taken: { en: 'A colleague has taken this task', ar: 'تولّى أحد الزملاء هذه المهمة' },
  bulk_not_found: { en: 'There is no such bulk action', ar: 'لا يوجد إجراء جماعي كهذا' },
  bulk_ended: { en: 'This bulk action has ended already', ar: 'انتهى هذا الإجراء الجماعي بالفعل' },
  bulk_filter_invalid: { en: 'The list has no such filter', ar: 'لا توجد تصفية كهذه في القائمة' },
  bulk_choice_invalid: {
    en: 'Say first what this needs besides the rows',
    ar: 'حدّد أولًا ما يلزم لهذا الإجراء إلى جانب الصفوف',
  },
}

export const { problem, refusedBy } = problemsTitled(staffTitles)
