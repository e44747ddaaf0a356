import type { TripCaller } from './trip-caller.ts'

/**
 * What a person of trips did, and to what. `before` and `after` hold the changes of a company's record; of a person's
 * own data only the names of the changed fields.
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
