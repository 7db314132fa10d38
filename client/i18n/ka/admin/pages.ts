import type { AdminDictionary } from '../../en-admin.ts'

export const pages: AdminDictionary['pages'] = {
  projects: { title: 'პროექტები', description: 'პროექტები და მათი შემომწირველები.' },
  projectCreate: { title: 'ახალი პროექტი', description: 'პროექტის შექმნა.' },
  projectEdit: {
    title: 'პროექტის შეცვლა',
    description: 'პროექტის ტექსტის, მიზნისა და თარიღების შეცვლა.',
  },
  events: { title: 'ღონისძიებები', description: 'ღონისძიებები და მათი გამომწერები.' },
  eventCreate: { title: 'ახალი ღონისძიება', description: 'ღონისძიების შექმნა.' },
  eventEdit: { title: 'ღონისძიების შეცვლა', description: 'ღონისძიების ტექსტისა და თარიღის შეცვლა.' },
  gallery: { title: 'გალერეა', description: 'გალერეის სამი ვიდეო.' },
  contacts: { title: 'წერილები', description: 'საკონტაქტო ფორმით მოსული წერილები.' },
  analytics: { title: 'ანალიტიკა', description: 'შემოწირულობები ჯამში და პროექტების მიხედვით.' },
}
