/** Leads the browser to a page of somebody else. */
export const sendTo = (url: string): void => window.location.assign(url)
