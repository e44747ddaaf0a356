import type { StaffRole } from '../members/staff-role.contract.ts'

/** Bulk actions. Each is one file of the domain that owns the rows. */
export const BULK_ACTS = [
  'resend_mails',
  'leave_mails',
  'own_tasks',
  'hand_tasks',
  'resend_confirmations',
  'show_comments',
  'refuse_comments',
] as const
export type BulkActName = (typeof BULK_ACTS)[number]

/** Roles by action; one of them is required, as for the same action on one row. */
export const BULK_NEEDS: Readonly<Record<BulkActName, readonly StaffRole[]>> = {
  resend_mails: ['support'],
  leave_mails: ['support'],
  own_tasks: ['support', 'finance'],
  hand_tasks: ['support', 'finance'],
  resend_confirmations: ['support'],
  show_comments: ['content'],
  refuse_comments: ['content'],
}

/** Reasons to skip a row. */
export const BULK_SKIP_REASONS = [
  'gone',
  'failed',
  'mail_sent',
  'mail_tried',
  'mail_replaced',
  'link_over',
  'task_closed',
  'task_taken',
  'task_yours',
  'colleague_gone',
  'not_confirmed',
  'no_confirmation',
  'driver_missing',
  'driver_changed',
  'comment_shown',
  'comment_refused',
] as const
export type BulkSkipReason = (typeof BULK_SKIP_REASONS)[number]

export const BULK_STATES = ['counting', 'running', 'done', 'stopped'] as const
export type BulkState = (typeof BULK_STATES)[number]

export const BULK_ROW_STATES = ['waiting', 'done', 'refused', 'failed'] as const
export type BulkRowState = (typeof BULK_ROW_STATES)[number]
