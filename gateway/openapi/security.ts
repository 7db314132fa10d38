/**
 * Who may call a route, for its schema: the reference says it, and before anything that was sent is looked at, the
 * gateway asks it, `http/require-permission.ts`. Services decide all the same, for both edges.
 */
export const adminRole = 'admin'

export const adminsOnly = { security: [{ bearer: [adminRole] }] }

export const signedInOnly = { security: [{ bearer: [] }] }

/** Everybody may, and an admin is answered more. */
export const moreForAdmins = { security: [{}, { bearer: [adminRole] }] }
