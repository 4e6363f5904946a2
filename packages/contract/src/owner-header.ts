/**
 * Names the user a call is made for. If the cookie has become another user's since, the server
 * refuses with `OTHER_USER` before it reads the body. In its own file, since a service worker needs
 * only this.
 */
export const ownerHeader = 'x-quittance-user'
