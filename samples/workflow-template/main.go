package main

import (
	"context"
	"fmt"
	"log"
)

func main() {
	ctx := context.Background()
	easel, err := NewEasel()
	if err != nil {
		log.Fatal(err)
	}
	var template struct {
		TemplateID, Name string
		Version          int
		Fields           struct {
			FieldAttrs []struct {
				NodeID, FieldName string
				FieldValue        any
			}
		}
	}
	err = easel.Call(ctx, "GET", "/v1/workflows/742035880126534001", nil, &template)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%s, version %d\n", template.Name, template.Version)

	photo, err := easel.Upload(ctx, "photo.png")
	if err != nil {
		log.Fatal(err)
	}
	values := JSON{"text": "a small house on a white table", "image": photo}
	var fields []JSON
	for _, field := range template.Fields.FieldAttrs {
		value, given := values[field.FieldName]
		if !given {
			value = field.FieldValue
		}
		fields = append(fields, JSON{"nodeId": field.NodeID, "fieldName": field.FieldName, "fieldValue": value})
	}
	var created struct{ Job Job }
	err = easel.Call(ctx, "POST", "/v1/jobs/workflow/template", JSON{
		"requestId":       RandomID(),
		"templateId":      template.TemplateID,
		"templateVersion": template.Version,
		"fields":          JSON{"fieldAttrs": fields},
	}, &created)
	if err != nil {
		log.Fatal(err)
	}
	job, err := easel.WaitForJob(ctx, created.Job.ID)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%s, credits charged: %v\n", job.Status, job.CreditsCharged)
	size, err := easel.Download(ctx, job.SuccessInfo.Images[0].URL, "product.png")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("saved product.png (%d bytes)\n", size)
}
