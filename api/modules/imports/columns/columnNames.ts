import type { Target } from './targets.ts'

/** What a column holds, where that says more than its target. */
export type Kind = (typeof columnNames)[number]['kind']

/**
 * What becomes of columns by their names: those of other programs' exports, of vCards and of our own export. Case, spaces
 * and punctuation do not matter; `#` is any number. Addresses are in addressNames.ts.
 *
 * What a person wrote about the customer is kept, in notes if nowhere else. What a program counts, or needs for
 * itself, is left out. Of several columns with one target, the row that stands first here goes first.
 */
export const columnNames = [
  // Who it is. The parts of a last name are joined.
  {
    kind: 'first name',
    target: 'FIRST_NAME',
    names: 'First Name, Given Name, Forename, First, FName, Contact First Name, Customer First Name',
  },
  { kind: 'particle', target: 'LAST_NAME', names: 'Lastname Preposition' },
  {
    kind: 'last name',
    target: 'LAST_NAME',
    names: 'Last Name, Family Name, Surname, Last, LName, Contact Last Name, Customer Last Name',
  },
  { kind: 'suffix', target: 'LAST_NAME', names: 'Name Suffix, Suffix' },
  {
    kind: 'full name',
    target: 'FULL_NAME',
    names: 'Full Name, Contact Name, Person - Name, Person',
  },
  {
    kind: 'display name',
    target: 'FULL_NAME',
    names:
      'Name, Display Name, Customer, Customer Name, Customer Full Name, Client, Client Name, Lead Name, Job or Customer Name',
  },
  { kind: 'contact person', target: 'FULL_NAME', names: 'Contact, Cont1, Primary Contact' },
  {
    kind: 'company',
    target: 'COMPANY',
    names:
      'Company, Company Name, Business Name, Organization, Organisation, Organization Name, Organization # - Name, Account Name, Account, Associated Company, Default Address Company, Billing Company, Shipping Company, Person - Organization, Employer',
  },

  // How to reach them. The first number that is there becomes the phone number.
  {
    kind: 'mobile',
    target: 'PHONE',
    names:
      'Mobile Phone, Mobile, Mobile Phone Number, Mobile Number, Mobile Phones, Cell, Cell Phone, Cell Number, SMS, Text Message Enabled Phone, Phone Mobile, Person - Phone - Mobile, iPhone',
  },
  {
    kind: 'main',
    target: 'PHONE',
    names:
      'Phone, Phone Number, Phone Numbers, Phones, Main Phone, Main Phones, Primary Phone, Telephone, Telephone Number, Tel, Phone 1, Phone 1 - Value, Person - Phone, Contact Phone, Customer Phone',
  },
  {
    kind: 'home',
    target: 'PHONE',
    names: 'Home Phone, Home Phone Number, Home Phones, Home Phone #, Phone Home, Person - Phone - Home',
  },
  {
    kind: 'work',
    target: 'PHONE',
    names:
      'Work Phone, Work Phone Number, Work Phones, Business Phone, Business Phone #, Company Main Phone, Company Phone, Office Phone, Phone Work, Person - Phone - Work',
  },
  {
    kind: 'other phone',
    target: 'PHONE',
    names:
      'Other Phone, Person - Phone - Other, Phone Other, Car Phone, Alternate Phone, Alt Phone, Secondary Phone, Phone #, Phone # - Value, Telephone #, Mobile Phone #, Default Address Phone, Billing Phone, Shipping Phone, Callback, Radio Phone, ISDN',
  },
  {
    kind: 'email',
    target: 'EMAIL',
    names:
      'Email, E-mails, Email Address, Email Addresses, E-mail 1, E-mail 1 - Value, E-mail Address 1, E-mail 1 Address, Person - Email, Primary Email, Main Email, Contact Email, Customer Email, Mail, Email Home, Email Work, Person - Email - Home, Person - Email - Work, Person - Email - Other',
  },
  {
    kind: 'further email',
    target: 'NOTES',
    names:
      'E-mail #, E-mail # - Value, E-mail # Address, E-mail Address #, Other Email, Secondary Email, Alternate Email, Cc Email, IMAddress, IM # - Value',
  },
  {
    kind: 'fax',
    target: 'NOTES',
    names:
      'Fax, Fax Number, Faxnum, Business Fax, Home Fax, Work Fax, Other Fax, Pager, Telex, TTY/TDD Phone, Assistants Phone',
  },

  // What the business knows.
  {
    kind: 'interest',
    target: 'INTEREST',
    names: 'Interest, Interests, Interested In, Product Interest, Product of Interest, Service Interest',
  },
  {
    kind: 'status',
    target: 'STATUS',
    names:
      'Status, Lead Status, Customer Status, Contact Status, Lifecycle Stage, Stage, Lead Stage, Archived, Inactive',
  },
  {
    kind: 'owner',
    target: 'OWNER',
    names:
      'Owner, Contact Owner, Lead Owner, Account Owner, Owner Alias, Owner Name, Person - Owner, Sales Rep, Salesperson, Assigned To',
  },
  {
    kind: 'created',
    target: 'CREATED',
    names:
      'Created, Create Date, Created Date, Date Created, Created At, Created On, Created (UTC), Creation Date, Added Time, Added, Date Added, Date Registered, Registered, Registered At, Registration Date, Customer Since, First Visit',
  },
  {
    kind: 'last contact',
    target: 'LAST_CONTACT',
    names:
      'Last Contact, Last Contacted, Last Contact Date, Last Activity, Last Activity Date, Person - Last Activity Date, Last Visit',
  },
  {
    kind: 'next contact',
    target: 'NEXT_CONTACT',
    names:
      'Next Contact, Next Contact Date, Next Activity, Next Activity Date, Person - Next Activity Date, Next Follow-up, Next Follow-up Date, Follow-up Date',
  },
  {
    kind: 'next contact note',
    target: 'NEXT_CONTACT_NOTE',
    names: 'Next Contact Note, Next Contact Notes, Next Activity Note, Next Activity Subject, Next Step',
  },
  { kind: 'tags', target: 'TAGS', names: 'Tags, Tag, Customer Tags, Contact Tags, Labels' },
  { kind: 'number', target: 'NUMBER', names: 'Cuecard Number' },

  // What notes keep: remarks as they are, everything else with the name of its column.
  {
    kind: 'remarks',
    target: 'NOTES',
    names:
      'Notes, Note, Memo, Comments, Comment, Remarks, Description, Customer Notes, Internal Notes, Contact Notes',
  },
  {
    kind: 'groups',
    target: 'NOTES',
    names: 'Group Membership, Categories, Category, Keywords, Groups, Customer Type, CType, Lists',
  },
  { kind: 'source', target: 'NOTES', names: 'Lead Source, Original Source, Source, Referred By' },
  {
    kind: 'personal',
    target: 'NOTES',
    names:
      'Middle Name, Middle Initial, Additional Name, Nickname, Short Name, Maiden Name, Title, Birthday, Birthdate, Date of Birth, Anniversary, Event # - Value, Relation # - Value, Custom Field # - Value, Spouse, Children, Hobby, Schools, Location',
  },
  {
    kind: 'work life',
    target: 'NOTES',
    names:
      'Organization Title, Organization # - Title, Job Title, Occupation, Profession, Organization Department, Organization # - Department, Department, Office Location, Managers Name, Assistants Name, Attn, Alternate Contact, Cont2, Service Property Name, Subject, Billing Information, Mileage, Terms, Vat Number, Coc Number, Resale Number',
  },
  {
    kind: 'website',
    target: 'NOTES',
    names: 'Website, Web Page, Personal Web Page, Website # - Value, URL, Homepage',
  },

  // What a program needs for itself, or counts.
  {
    kind: 'ids',
    target: 'LEAVE_OUT',
    names:
      'ID, Record ID, Refnum, J-ID, LEID, EUID, Reference ID, !CUST, Associated Company IDs, Directory Server',
  },
  {
    kind: 'forms of the name',
    target: 'LEAVE_OUT',
    names:
      'Name Prefix, Salutation, Initials, File As, Phonetic First Name, Phonetic Middle Name, Phonetic Last Name, Yomi Name, Given Name Yomi, Additional Name Yomi, Family Name Yomi, Given Yomi, Surname Yomi, Company Yomi, Organization # - Yomi Name',
  },
  {
    kind: 'labels of values',
    target: 'LEAVE_OUT',
    names:
      'E-mail # - Label, E-mail # - Type, Phone # - Label, Phone # - Type, Address # - Label, Address # - Type, Website # - Label, Website # - Type, Event # - Label, Event # - Type, Relation # - Label, Relation # - Type, Custom Field # - Label, Custom Field # - Type, IM # - Type, IM # - Service, Organization # - Type',
  },
  {
    kind: 'defaults',
    target: 'LEAVE_OUT',
    names:
      'Gender, Language, Sensitivity, Priority, Private, Internet Free Busy, Photo, Currency, Is Company?',
  },
  {
    kind: 'marketing',
    target: 'LEAVE_OUT',
    names:
      'Accepts Email Marketing, Accepts SMS Marketing, Accepts Marketing, Email Subscription Status, Email Blacklisted, SMS Blacklisted, Optin Time, Optin IP, Confirm Time, Confirm IP, Member Rating, Creation Source',
  },
  {
    kind: 'place of the device',
    target: 'LEAVE_OUT',
    names: 'Latitude, Longitude, GMToff, DSToff, Timezone, CC',
  },
  {
    kind: 'changes',
    target: 'LEAVE_OUT',
    names:
      'Updated, Updated At, Last Changed, Last Modified, Last Modified Date, Modified Time, Timestamp, Status Since, Status By',
  },
  {
    kind: 'figures',
    target: 'LEAVE_OUT',
    names:
      'Total Spent, Total Orders, Lifetime Spend, Transaction Count, Open Balance, Opening Balance, Balance, Date, Tax Exempt, Delinquent',
  },
] as const satisfies readonly { kind: string; target: Target; names: string }[]
