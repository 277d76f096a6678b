package main

import (
	"bytes"
	"context"
	"fmt"
	"log"
	"mime/multipart"
	"net/http"
	"net/textproto"
	"os"
)

type formUpload struct {
	ResourceID, Host, FilePath, AccessID, Policy string
	Signature, SecurityToken, Callback           string
	MaxBytes                                     int
}

func main() {
	ctx := context.Background()
	easel, err := NewEasel()
	if err != nil {
		log.Fatal(err)
	}
	// region server
	// On your server: the key stays here, and the browser gets credentials for one image.
	var sts formUpload
	err = easel.Call(ctx, "POST", "/v1/resource/image/sts", JSON{"expireSec": 300}, &sts)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("credentials for image %s, at most %d bytes\n", sts.ResourceID, sts.MaxBytes)
	// endregion
	// region browser
	// In the browser: no key, no signing, just a form. The file comes last.
	photo, err := os.ReadFile("photo.png")
	if err != nil {
		log.Fatal(err)
	}
	fields := [][2]string{
		{"key", sts.FilePath},
		{"OSSAccessKeyId", sts.AccessID},
		{"policy", sts.Policy},
		{"Signature", sts.Signature},
		{"x-oss-security-token", sts.SecurityToken},
		{"callback", sts.Callback},
		{"success_action_status", "200"},
	}
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	for _, field := range fields {
		if err := form.WriteField(field[0], field[1]); err != nil {
			log.Fatal(err)
		}
	}
	file, err := form.CreatePart(textproto.MIMEHeader{
		"Content-Disposition": {`form-data; name="file"; filename="photo.png"`},
		"Content-Type":        {"image/png"},
	})
	if err != nil {
		log.Fatal(err)
	}
	if _, err := file.Write(photo); err != nil {
		log.Fatal(err)
	}
	if err := form.Close(); err != nil {
		log.Fatal(err)
	}
	response, err := http.Post(sts.Host, form.FormDataContentType(), &body)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	fmt.Printf("upload: %d\n", response.StatusCode)
	// endregion
	// region use
	// On your server again: the browser only needs to say that it is done.
	var result struct{ Text string }
	err = easel.Call(ctx, "POST", "/v1/img2prompt", JSON{
		"requestId":       RandomID(),
		"imageResourceId": sts.ResourceID,
		"maxTags":         3,
	}, &result)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(result.Text)
	// endregion
}
