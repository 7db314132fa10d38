import type { Agent } from './agent.ts'
import { uploadPreset } from './images.ts'
import { encoded } from './multipart.ts'

/** What uploading answers. */
export interface UploadBody {
  secure_url: string
  public_id: string
  width: number
  height: number
  format: string
  bytes: number
}

/** The form of an upload, whatever the file is called. */
export const formOf = (file: Buffer, name = 'dog.jpg', type = 'image/jpeg'): FormData => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(file)], { type }), name)
  form.append('upload_preset', uploadPreset)
  return form
}

export const send = async (agent: Agent, form: FormData) => {
  const { body, headers } = await encoded(form)
  return agent.post<UploadBody>('/api/uploads', body, headers)
}

export const upload = (agent: Agent, file: Buffer, name?: string, type?: string) =>
  send(agent, formOf(file, name, type))
