import type { AdminDictionary } from '../../en-admin.ts'

export const list: AdminDictionary['list'] = {
  retry: 'სცადე თავიდან',
}
