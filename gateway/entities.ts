import { EndedTokenEntity } from './rooms/accounts/ended-token.entity.ts'
import { LoginAttemptEntity } from './rooms/accounts/login-attempt.entity.ts'
import { UserEntity } from './rooms/accounts/user.entity.ts'
import { ContactMessageEntity } from './rooms/contacts/contact-message.entity.ts'
import { DonationEntity } from './rooms/donations/donation.entity.ts'
import { DonationRequestEntity } from './rooms/donations/donation-request.entity.ts'
import { DonorEntity } from './rooms/donations/donor.entity.ts'
import { ProjectMonthEntity } from './rooms/donations/project-month.entity.ts'
import { ProjectTotalEntity } from './rooms/donations/project-total.entity.ts'
import { EventEntity } from './rooms/events/event.entity.ts'
import { EventSubscriberEntity } from './rooms/events/event-subscriber.entity.ts'
import { GallerySlotEntity } from './rooms/gallery/gallery-slot.entity.ts'
import { NewsletterSubscriptionEntity } from './rooms/newsletter/newsletter-subscription.entity.ts'
import { ProjectEntity } from './rooms/projects/project.entity.ts'

/** Every table the gateway knows. */
export const entities = [
  UserEntity,
  LoginAttemptEntity,
  EndedTokenEntity,
  DonorEntity,
  ProjectEntity,
  ProjectTotalEntity,
  ProjectMonthEntity,
  DonationEntity,
  DonationRequestEntity,
  EventEntity,
  EventSubscriberEntity,
  GallerySlotEntity,
  ContactMessageEntity,
  NewsletterSubscriptionEntity,
]
