import type { TestApp } from '../../infrastructure/app.ts'
import type { Ask } from '../api/route-requests.ts'
import { companyWith, keyWith, profileOf } from './trip-people.ts'
import { newMobile, tripSignIns } from './trip-sign-in.ts'

/** Builds requests to the calls for people of trips, and to the staff's for embedding keys. */
export function tripPeopleRequests(app: TestApp) {
  async function signIn() {
    const mobile = newMobile().fields
    return { body: { mobile, ...(await tripSignIns(app).createCredential({ mobile })) } }
  }
  return {
    'POST /trips/api/o/otp/create': () => ({ body: { mobile: newMobile().fields } }),
    'POST /trips/auth/login': signIn,
    'POST /auth/login': signIn,
    'POST /trips/api/profile/switch': async () => ({
      body: { profile_id: (await profileOf(app)).profileId },
    }),
    'GET /trips/api/customer/:id/detail': async () => ({
      path: `/trips/api/customer/${(await companyWith(app)).companyId}/detail`,
    }),
    'GET /trips/api/supervisor/:id/detail': async () => {
      const { companyId } = await companyWith(app)
      const { profileId } = await profileOf(app, { companyId, isSupervisor: true })
      return { path: `/trips/api/supervisor/${profileId}/detail` }
    },
    'GET /api/staff/companies/:id/people': async () => ({
      path: `/api/staff/companies/${(await companyWith(app)).companyId}/people`,
    }),
    'POST /api/staff/companies/:id/people/:personId': async () => {
      const { companyId } = await companyWith(app)
      const { profileId } = await profileOf(app, { companyId })
      return { path: `/api/staff/companies/${companyId}/people/${profileId}`, body: { is_supervisor: true } }
    },
    'POST /api/staff/trip-keys': () => ({
      body: { name: 'Falcon’s intranet', domains: ['*.falcon.example'] },
    }),
    'POST /api/staff/trip-keys/revoke': async () => ({ body: { id: (await keyWith(app)).keyId } }),
  } satisfies Record<string, () => Ask | Promise<Ask>>
}
