declare module 'xliff' {
  export interface XliffFile {
    sourceLanguage?: string;
    targetLanguage?: string;
    resources: Record<string, Record<string, unknown>>;
  }

  export function js2xliff(file: XliffFile): Promise<string>;
  export function xliff2js(content: string): Promise<XliffFile>;
}
