/**
 * The error catalog: the errors of spreadsheets and their texts, as the specification lists them.
 */
export const CATALOG = {
  invalidHtml: 'Invalid HTML: could not find <table>',
  odsEncryption: 'Unsupported ODS Encryption',
  notSpreadsheetDocument: 'This OpenDocument is not a spreadsheet',
  missingContent: 'Missing content.xml in ODS / UOF file',
  passwordProtected: 'File is password-protected',
  unsupportedZip: 'Unsupported ZIP file',
  tiffImage: 'TIFF Image File is not a spreadsheet',
  pngImage: 'PNG Image File is not a spreadsheet',
  sheetNotFound: 'Sheet not found',
  sheetExists: 'Worksheet with name already exists',
  tooManySheets: 'Too many worksheets',
  unknownBookType: 'Unrecognized bookType',
  numbersOption: 'Must pass a numbers option',
  emptyNumbers: 'Empty NUMBERS file',
  badVisibility: 'Bad sheet visibility setting',
} as const;

/** Other errors that stop the processing of a file: our own limits and guards. */
export const OWN_ERRORS = {
  unsupportedFormat: 'Only xlsx and csv files can be imported',
  fileTooLarge: 'The file is too large',
  tooManyEntries: 'The file contains too many parts',
  tooMuchUnpacked: 'The file is too large when unpacked',
  tooCompressed: 'The compression ratio of the file is too high',
  forbiddenXml: 'The file declares custom XML entities',
  emptyFile: 'The file contains no data',
  tooManyCells: 'The table has too many cells',
  tooMuchText: 'The table contains too much text',
  tooManyRows: 'The table has too many rows',
  tooManyColumns: 'The table has too many columns',
  textTooLong: 'A cell contains more text than the format can store',
  badSheetName: 'The format does not allow this name of a worksheet',
  tooSlow: 'The file could not be read in time',
  notStarted: 'The reader could not be started',
  unreadable: 'The file could not be read',
  unwritable: 'The file could not be written',
} as const;

export type SpreadsheetErrorCode = keyof typeof CATALOG | keyof typeof OWN_ERRORS;
