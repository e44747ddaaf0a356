import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { useListEnquiryMailsQuery } from '../mails/mails.api.ts'
import { RecordMails } from '../mails/record-mails.tsx'
import { mayCall } from '../may-call.ts'

/** The mails about an enquiry; who may opens them and sends them again. */
export function EnquiryMails({ id, me }: { id: string; me: StaffMe }) {
  const query = useListEnquiryMailsQuery({ id }, { refetchOnMountOrArgChange: true })
  const mayMail = mayCall(me.roles, 'readMail') && mayCall(me.roles, 'resendMail')
  return <RecordMails query={query} mayMail={mayMail} />
}
