import type { Agent } from './agent.ts'
import { type EventBody, type ProjectBody, walkEvent, winterProject } from './content.ts'
import { plain } from './pictures.ts'
import { type UploadBody, upload } from './uploads.ts'

interface Use {
  id: string
  kind: 'project' | 'event'
  title: string
  isInBin: boolean
}

export interface PictureBody {
  id: string
  version: number
  address: string
  width: number
  height: number
  name: string
  alt: string | null
  focusX: number | null
  focusY: number | null
  useCount: number
  uploadedBy: string | null
  createdAt: string
  uses: Use[]
}

interface Shown {
  picture?: { alt: string | null; focusX: number | null; focusY: number | null }
}

export type Pictured = ProjectBody & Shown

export type PicturedEvent = EventBody & Shown & { imageUrl?: string | null }

/** What may be said of a picture. */
export const described = {
  focusX: 0.3,
  focusY: 0.85,
  translations: { en: { alt: 'A dog on straw' }, ka: { alt: 'ძაღლი ნამჯაზე' } },
}

let width = 640

/** A picture that no other is like. */
export const uploaded = async (agent: Agent, name = 'dog.jpg'): Promise<UploadBody> => {
  width += 1
  return (await upload(agent, await plain(width, 360).jpeg().toBuffer(), name)).body
}

export const pictureAt = async (agent: Agent, { public_id }: UploadBody): Promise<PictureBody> =>
  (await agent.get<PictureBody>(`/api/pictures/${public_id}`)).body

export const list = async (agent: Agent, query = ''): Promise<PictureBody[]> =>
  (await agent.get<{ pictures: PictureBody[] }>(`/api/pictures${query}`)).body.pictures

/** A project with a picture. */
export const createWith = async (agent: Agent, imageUrl: string): Promise<Pictured> =>
  (await agent.post<Pictured>('/api/projects', { ...winterProject, imageUrl })).body

/** An event with a picture. */
export const createEventWith = async (
  agent: Agent,
  imageUrl: string,
  more: object = {},
): Promise<PicturedEvent> =>
  (await agent.post<PicturedEvent>('/api/events', { ...walkEvent, imageUrl, ...more })).body
