/** A request body and the headers it goes with. */
export interface Sent {
  body: Buffer
  headers: { 'content-type': string }
}

/** A form as a browser sends it. */
export const encoded = async (form: FormData): Promise<Sent> => {
  const request = new Response(form)
  return {
    body: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  }
}
