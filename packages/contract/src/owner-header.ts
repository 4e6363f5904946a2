/**
 * Names the user a call is made for. The cookie may have become somebody else's since: the server then refuses with
 * `OTHER_USER` before it takes the body. Apart from the schemas, since a service worker wants only this.
 */
export const ownerHeader = 'x-quittance-user'
