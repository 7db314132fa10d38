/** As much of the gateway's schema as the documents of the benchmark ask for, in the same words. */
export const schema = `
  scalar Month
  enum ProjectFilter { unfunded }
  enum ProjectSort { created raised }
  enum MessageSort { created name }
  type Query {
    project(id: ID!): Project
    projects(first: Int, filter: ProjectFilter, sort: ProjectSort): ProjectConnection
    events(first: Int): EventConnection
    contactMessages(first: Int, search: String, sort: MessageSort): ContactMessageConnection
    analytics(from: Month, until: Month): Analytics
  }
  type ProjectConnection { totalCount: Int! nodes: [Project!]! }
  type Project {
    id: ID! title: String! description: String! goal: Float! raised: Float! version: Int!
    startDate: String endDate: String imageUrl: String translations: ProjectTranslations!
    donations(first: Int): DonationConnection
  }
  type ProjectTranslations { en: ProjectTexts! ka: ProjectTexts! }
  type ProjectTexts { title: String description: String }
  type DonationConnection { totalCount: Int! nodes: [Donation!]! }
  type Donation {
    id: ID! anonymous: Boolean! amount: Float! receivedAt: String! donor: Donor recordedDonor: RecordedDonor
  }
  type Donor { name: String! }
  type RecordedDonor { name: String email: String }
  type EventConnection { nodes: [Event!]! }
  type Event {
    id: ID! title: String! content: String! date: String subscribers(first: Int): SubscriberConnection
  }
  type SubscriberConnection { totalCount: Int! nodes: [Subscriber!]! }
  type Subscriber { name: String! email: String! }
  type ContactMessageConnection { totalCount: Int! nodes: [ContactMessage!]! }
  type ContactMessage { id: ID! name: String! email: String! message: String! }
  type Analytics { total: Float! growth: [MonthTotal!]! projects: [ProjectTotal!]! }
  type MonthTotal { month: Month! total: Float! count: Int! }
  type ProjectTotal { projectTitle: String totalDonated: Float! }
`
