/** Hands the reader a file of their own data. */
export function download(name: string, data: unknown): void {
  downloadFile(name, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
}

export function downloadFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
