import { may, type Viewer } from '../../core/viewer.ts'

/** Whether neither addresses are told, nor who gave anonymously; not even by a search, an order or a number. */
export const isBlind = (viewer: Viewer): boolean => !may(viewer, 'people:addresses')
