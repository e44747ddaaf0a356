import type { TripCaller } from './trip-caller.ts'

/**
 * The action of a trips user, and its subject. `before` and `after` contain the changes of a company's record; for
 * personal data, only the names of the changed fields.
 */
export type TripAudited = {
  by: Pick<TripCaller, 'profileId'>
  action:
    | 'sign_in'
    | 'sign_out'
    | 'sign_out_everywhere'
    | 'reuse_token'
    | 'switch_profile'
    | 'change_password'
    | 'update_customer'
    | 'update_user_content'
    | 'hide_record'
    | 'show_record'
    | 'delete_record'
  subject: { kind: 'session' | 'person' | 'company' | 'profile' | 'vehicle' | 'driver'; id: string }
  before?: object
  after?: object
}
